// A panorama on a canvas: what one sees of it in some direction, without distortion.
//
// The picture is equirectangular; `panorama` says which part of the sphere it covers, in shares of the unrolled sphere, and how
// the camera was held.

const DEGREE = Math.PI / 180;
const LARGEST = 8192; // pixels along a side that every graphics card takes

const VERTICES = `#version 300 es
void main() { gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4. - 1., 0, 1); }`;

const PIXELS = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform mat3 turn;
uniform vec2 middle;
uniform float step, detail;
uniform vec4 part;
out vec4 color;
const float PI = 3.14159265358979;
void main() {
  vec3 v = turn * vec3((gl_FragCoord.xy - middle) * step, 1);
  float across = atan(v.x, v.z) / (2. * PI) + .5;
  if (across < part.x) across += 1.;
  vec2 place = vec2((across - part.x) / part.z, (.5 - atan(v.y, length(v.xz)) / PI - part.y) / part.w);
  bool outside = place.y < 0. || place.y > 1. || (place.x > 1. && part.z < .999);
  color = outside ? vec4(.11, .11, .12, 1) : textureLod(picture, place, detail);
}`;

function compiled(gl, kind, source) {
  const shader = gl.createShader(kind);
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Turns a direction of the view into one around the camera as it was held; column by column. */
function turnOf(heading, pitch, pose) {
  const around = ([x, y, z], a) => [x * Math.cos(a) + z * Math.sin(a), y, z * Math.cos(a) - x * Math.sin(a)];
  const pitched = ([x, y, z], a) => [x, y * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - y * Math.sin(a)];
  const rolled = ([x, y, z], a) => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a), z];
  return [[1, 0, 0], [0, 1, 0], [0, 0, 1]].flatMap((axis) => rolled(pitched(
    around(pitched(axis, pitch * DEGREE), heading * DEGREE), -pose.pitchDegrees * DEGREE), pose.rollDegrees * DEGREE));
}

/** A canvas that shows a panorama. Throws where the browser cannot draw it. */
export class Panorama {
  canvas = document.createElement("canvas");
  #gl;
  #places;
  #width;
  #panorama;

  /** `image` is loaded. */
  constructor(image, panorama) {
    const gl = this.canvas.getContext("webgl2", { preserveDrawingBuffer: true });
    if (!gl) throw new Error("this browser draws no panoramas");
    this.#gl = gl;
    this.#panorama = panorama;
    const program = gl.createProgram();
    gl.attachShader(program, compiled(gl, gl.VERTEX_SHADER, VERTICES));
    gl.attachShader(program, compiled(gl, gl.FRAGMENT_SHADER, PIXELS));
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "");
    gl.useProgram(program);
    this.#places = Object.fromEntries(["turn", "middle", "step", "detail", "part"].map((name) => [name, gl.getUniformLocation(program, name)]));
    const most = Math.min(gl.getParameter(gl.MAX_TEXTURE_SIZE), LARGEST);
    const share = Math.min(1, most / image.naturalWidth, most / image.naturalHeight);
    let source = image;
    if (share < 1) {
      source = document.createElement("canvas");
      source.width = Math.floor(image.naturalWidth * share);
      source.height = Math.floor(image.naturalHeight * share);
      source.getContext("2d").drawImage(image, 0, 0, source.width, source.height);
    }
    this.#width = source.naturalWidth ?? source.width;
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, panorama.width > 0.999 ? gl.REPEAT : gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }

  /** Draws a look: `heading` from the middle of the panorama, `pitch` from the horizon, `field` from edge to edge upwards; degrees. */
  draw({ heading, pitch, field }) {
    const gl = this.#gl;
    const { width, height } = this.canvas;
    if (!width || !height) return;
    const { left, top, width: across, height: down } = this.#panorama;
    // As much as 120 degrees to the sides, and no more.
    const rise = Math.min(Math.tan((field / 2) * DEGREE), Math.tan(60 * DEGREE) * height / width);
    const step = (2 * rise) / height;
    gl.viewport(0, 0, width, height);
    gl.uniformMatrix3fv(this.#places.turn, false, turnOf(heading, pitch, this.#panorama));
    gl.uniform2f(this.#places.middle, width / 2, height / 2);
    gl.uniform1f(this.#places.step, step);
    gl.uniform1f(this.#places.detail, Math.max(0, Math.log2((this.#width / (2 * Math.PI * across)) * step)));
    gl.uniform4f(this.#places.part, left, top, across, down);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** Gives back what the graphics card holds. */
  close() { this.#gl.getExtension("WEBGL_lose_context")?.loseContext(); }
}
