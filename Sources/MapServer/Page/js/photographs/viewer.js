// A photograph that fills an element. A panorama turns by dragging and by keys; a flat one stands still.
//
//     showPhotograph(holder, sight, address);   // again with another one, when somebody has gone on
//
// `sight` is a PhotographSight: { id, name, headingDegrees, pitchDegrees, centerDegrees, panorama, time, attribution }.

import { Panorama } from "./panorama.js";
import { photographWords } from "./words.js";

const FIELD = 60; // degrees from the lower edge to the upper one, at first
const FIELDS = [25, 90];
const TURN = 15; // degrees by a key
const DURATION = 180; // ms that a turn by a key takes
/** Words for those who do not see the picture. */
const HEARD = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
const wrapped = (degrees) => ((degrees % 360) + 360) % 360;

/** What a photograph is called, from when, and whose it is. */
export const captionOf = ({ name, time, attribution }) => [name, time?.slice(0, 10), attribution].filter(Boolean).join(" · ");

/** What is shown, by the elements that show it. */
const shown = new WeakMap();

/** Shows a photograph. Of the same one again nothing changes; another one is looked at in the same direction. */
export function showPhotograph(holder, sight, address) {
  const before = shown.get(holder);
  if (before?.sight.id === sight.id) return;
  const view = new View(holder, sight, address, before?.look);
  before?.close();
  shown.set(holder, view);
}

class View {
  look;
  sight;
  #holder;
  #words = photographWords();
  #status = document.createElement("span");
  #panorama;
  #sizes;
  #frame;
  #turning;
  #goal = {}; // where a turn by keys leads
  #isOver = false;

  constructor(holder, sight, address, look) {
    this.#holder = holder;
    this.sight = sight;
    // The direction that somebody has turned to is kept, where both photographs know where north is.
    const isKept = look?.isKnown && sight.centerDegrees !== undefined && sight.panorama;
    this.look = {
      heading: isKept ? look.heading : sight.headingDegrees, pitch: isKept ? look.pitch : sight.pitchDegrees,
      field: isKept ? look.field : FIELD, isKnown: sight.centerDegrees !== undefined,
    };
    const image = new Image();
    image.alt = captionOf(sight);
    image.decoding = "async";
    image.src = address;
    image.style.cssText = "display:block;width:100%;height:100%;object-fit:cover;border-radius:inherit";
    image.decode().then(() => {
      if (!this.#isOver) this.#show(image);
    }, () => {
      if (!this.#isOver) holder.replaceChildren(this.#words.failure);
    });
  }

  close() {
    this.#isOver = true;
    this.#sizes?.disconnect();
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#turning);
    this.#panorama?.close();
  }

  #show(image) {
    if (!this.sight.panorama) return void this.#holder.replaceChildren(image);
    try {
      this.#panorama = new Panorama(image, this.sight.panorama);
    } catch (error) {
      console.warn(error.message);
      return void this.#holder.replaceChildren(image); // the whole sphere, unrolled
    }
    const { canvas } = this.#panorama;
    canvas.style.cssText = "display:block;width:100%;height:100%;cursor:grab;touch-action:none;border-radius:inherit";
    canvas.tabIndex = 0;
    canvas.setAttribute("role", "application");
    canvas.setAttribute("aria-roledescription", this.#words.kind);
    const keys = document.createElement("span");
    keys.id = `photograph-${this.sight.id}`;
    keys.textContent = this.#words.keys;
    canvas.setAttribute("aria-describedby", keys.id);
    this.#status.setAttribute("role", "status");
    for (const words of [keys, this.#status]) words.style.cssText = HEARD;
    this.#holder.replaceChildren(canvas, keys, this.#status);
    this.#listen(canvas);
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(canvas);
    this.#resize();
  }

  #resize() {
    const { canvas } = this.#panorama;
    if (!canvas.isConnected) return this.close();
    const ratio = Math.min(devicePixelRatio || 1, 2);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    this.#draw();
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const { heading, pitch, field } = this.look;
      this.#panorama.draw({ heading: heading - (this.sight.centerDegrees ?? 0), pitch, field });
      this.#panorama.canvas.setAttribute("aria-label", this.#name);
    });
  }

  /** What is seen, for those who do not see it. */
  get #name() {
    const caption = captionOf(this.sight);
    return this.look.isKnown ? `${caption}. ${this.#words.looking(wrapped(this.look.heading))}` : caption;
  }

  #set(change) {
    Object.assign(this.look, change);
    this.look.pitch = clamp(this.look.pitch, -85, 85);
    this.look.field = clamp(this.look.field, ...FIELDS);
    this.#draw();
  }

  /** Turns there, at once for those who want no movement. */
  #turn(change) {
    cancelAnimationFrame(this.#turning);
    this.#goal = { ...this.#goal, ...change };
    const goal = this.#goal;
    const from = { ...this.look };
    const start = performance.now();
    const go = (now) => {
      const share = calm.matches ? 1 : clamp((now - start) / DURATION, 0, 1);
      const eased = 1 - (1 - share) ** 3;
      this.#set(Object.fromEntries(Object.entries(goal).map(([name, value]) => [name, from[name] + (value - from[name]) * eased])));
      if (share < 1) {
        this.#turning = requestAnimationFrame(go);
        return;
      }
      this.#goal = {};
      if (this.look.isKnown && "heading" in goal) this.#status.textContent = this.#words.looking(wrapped(this.look.heading));
    };
    go(start);
  }

  #listen(canvas) {
    let last;
    const degreesOf = (points) => (points * this.look.field) / canvas.clientHeight;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      last = event;
      canvas.setPointerCapture(event.pointerId);
      canvas.style.cursor = "grabbing";
      event.stopPropagation();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (last?.pointerId !== event.pointerId) return;
      cancelAnimationFrame(this.#turning);
      this.#goal = {};
      this.#set({
        heading: this.look.heading - degreesOf(event.clientX - last.clientX), pitch: this.look.pitch + degreesOf(event.clientY - last.clientY),
      });
      last = event;
    });
    for (const end of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(end, () => {
        last = undefined;
        canvas.style.cursor = "grab";
      });
    }
    canvas.addEventListener("click", (event) => event.stopPropagation());
    canvas.addEventListener("wheel", (event) => {
      if (document.activeElement !== canvas && !event.ctrlKey) return; // the list around it scrolls
      event.preventDefault();
      event.stopPropagation();
      this.#set({ field: this.look.field * Math.exp(clamp(event.deltaY, -100, 100) / 400) });
    }, { passive: false });
    canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { heading, pitch, field } = { ...this.look, ...this.#goal };
      const change = {
        ArrowLeft: { heading: heading - TURN }, ArrowRight: { heading: heading + TURN },
        ArrowUp: { pitch: clamp(pitch + TURN, -85, 85) }, ArrowDown: { pitch: clamp(pitch - TURN, -85, 85) },
        "+": { field: clamp(field / 1.25, ...FIELDS) }, "=": { field: clamp(field / 1.25, ...FIELDS) },
        "-": { field: clamp(field * 1.25, ...FIELDS) },
        Home: { heading: this.sight.headingDegrees, pitch: this.sight.pitchDegrees, field: FIELD },
      }[event.key];
      if (!change) return;
      event.preventDefault();
      event.stopPropagation();
      this.#turn(change);
    });
  }
}
