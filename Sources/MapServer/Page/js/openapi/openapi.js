// The service's OpenAPI document as a page: families, operations with their parameters, examples and answers, and a form
// that asks the service itself.

import { element } from "../element.js";

const METHODS = ["get", "post", "put", "patch", "delete"];

let token = "";
let components = {};

const code = (text) => element("code", {}, text);

/** What a schema allows, in a few words. */
function typeOf(schema = {}) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const type = [schema.type].flat().filter(Boolean).join(" or ") || (schema.oneOf ? "one of several" : "any");
  const limits = [
    schema.minimum !== undefined && `from ${schema.minimum}`, schema.maximum !== undefined && `to ${schema.maximum}`,
    schema.pattern && `as ${schema.pattern}`,
  ].filter(Boolean).join(" ");
  if (type === "array") return `list of ${typeOf(schema.items)}`;
  return [type, limits].filter(Boolean).join(", ");
}

const exampleOf = ({ example, schema }) => example ?? schema?.example ?? schema?.default ?? "";

function parameterTable(parameters) {
  const rows = parameters.map((parameter) => element("tr", {},
    element("td", {}, element("span", { class: parameter.required ? "required" : undefined }, code(parameter.name))),
    element("td", {}, parameter.in), element("td", {}, typeOf(parameter.schema)),
    element("td", {}, parameter.description ?? "", exampleOf(parameter) === "" ? "" : element("div", {}, "as in ", code(String(exampleOf(parameter)))))));
  return element("div", { class: "table", tabindex: "0", role: "group", "aria-label": "Parameters" }, element("table", {},
    element("thead", {}, element("tr", {}, ...["Name", "In", "Value", "Meaning"].map((text) => element("th", { scope: "col" }, text)))),
    element("tbody", {}, ...rows)));
}

function schemaDetails(schema) {
  const name = schema?.$ref?.split("/").at(-1);
  const shown = name ? components.schemas?.[name] : schema;
  if (!shown || !Object.keys(shown).length) return undefined;
  return element("details", {}, element("summary", {}, name ?? "Shape"), element("pre", { tabindex: "0" }, JSON.stringify(shown, null, 2)));
}

function answers(responses) {
  return Object.entries(responses).map(([status, { description, content = {} }]) => element("div", {},
    element("p", {}, code(status === "default" ? "else" : status), ` ${description} `,
      ...Object.keys(content).map((type) => element("span", {}, code(type), " "))),
    ...Object.values(content).map(({ schema }) => schemaDetails(schema)).filter(Boolean)));
}

/** The form that asks the service. */
function tryIt(method, path, parameters, body) {
  const fields = new Map(parameters.map((parameter) => [parameter, element("input", {
    value: parameter.required || parameter.in === "path" ? exampleOf(parameter) : "", autocomplete: "off", spellcheck: "false",
    placeholder: exampleOf(parameter), required: parameter.required || parameter.in === "path",
  })]));
  const content = Object.entries(body?.content ?? {})[0];
  const text = content && element("textarea", { rows: "6", spellcheck: "false", "aria-label": "Body" },
    content[1].example === undefined ? "" : JSON.stringify(content[1].example, null, 2));
  const link = element("a", { target: "_blank", rel: "noopener" });
  const result = element("div", { role: "status" });

  const address = () => {
    let filled = path;
    const query = new URLSearchParams();
    for (const [{ name, in: place }, input] of fields) {
      if (place === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(input.value));
      else if (place === "query" && input.value !== "") query.append(name, input.value);
    }
    return new URL(`.${filled}${query.size ? `?${query}` : ""}`, document.baseURI).href;
  };
  const show = () => {
    link.href = address();
    link.textContent = link.href.replace(location.origin, "");
  };
  const send = async (event) => {
    event.preventDefault();
    result.replaceChildren(element("p", {}, "Asking …"));
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...(text && { "Content-Type": content[0] }) };
    const started = performance.now();
    try {
      const stop = new AbortController();
      const answer = await fetch(address(), { method: method.toUpperCase(), headers, body: text?.value, signal: stop.signal });
      const type = answer.headers.get("Content-Type") ?? "";
      const head = `${answer.status} ${type}, ${Math.round(performance.now() - started)} ms`;
      let shown;
      if (type.startsWith("text/event-stream")) {
        shown = new TextDecoder().decode((await answer.body.getReader().read()).value);
        stop.abort(); // a stream does not end by itself
      } else if (/json|text|xml/.test(type)) shown = await answer.text();
      else shown = `${(await answer.arrayBuffer()).byteLength} bytes`;
      if (/json/.test(type)) shown = JSON.stringify(JSON.parse(shown), null, 2);
      result.replaceChildren(element("p", {}, code(head)), element("pre", { tabindex: "0" }, shown.slice(0, 100_000)));
    } catch (error) {
      result.replaceChildren(element("p", { role: "alert" }, `No answer: ${error.message}`));
    }
  };
  const form = element("form", { class: "try", onsubmit: send, oninput: show },
    ...[...fields].map(([{ name }, input]) => element("label", {}, code(name), input)), text,
    element("div", { class: "sends" }, element("button", {}, "Try it"), method === "get" && link), result);
  show();
  return form;
}

function operation(path, method, { summary, parameters = [], requestBody, responses, operationId }) {
  const inside = element("div", { class: "inside" });
  const whole = element("details", {
    class: "operation", id: operationId,
    ontoggle: () => {
      if (!whole.open || inside.childElementCount) return;
      const [content] = Object.values(requestBody?.content ?? {});
      inside.append(...[
        ...(parameters.length ? [element("h3", {}, "Parameters"), parameterTable(parameters)] : []),
        ...(content ? [element("h3", {}, `Body, ${Object.keys(requestBody.content)[0]}`), schemaDetails(content.schema)] : []),
        element("h3", {}, "Answers"), ...answers(responses),
        element("h3", {}, "Try it"), tryIt(method, path, parameters, requestBody),
      ].filter(Boolean));
    },
  }, element("summary", {}, element("b", { class: "method", "data-method": method }, method.toUpperCase()), code(path),
    element("span", {}, summary)), inside);
  return whole;
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named?.localName !== "details") return;
  named.open = true;
  named.scrollIntoView();
}

async function start() {
  const answer = await fetch("openapi.json");
  if (!answer.ok) throw new Error(`openapi.json answered ${answer.status}`);
  const described = await answer.json();
  components = described.components ?? {};
  document.getElementById("about").prepend(`Version ${described.info.version}. ${described.info.description} `);
  if (components.securitySchemes) {
    document.querySelector("header").append(element("label", { class: "token" }, "Access token: ",
      element("input", { type: "password", autocomplete: "off", oninput: ({ target }) => { token = target.value.trim(); } })));
  }
  const sections = described.tags.map(({ name, description }) => {
    const operations = Object.entries(described.paths).flatMap(([path, item]) => METHODS.filter((method) => item[method]?.tags.includes(name))
      .map((method) => operation(path, method, item[method])));
    return { name, element: element("section", { "aria-labelledby": `family-${name}` }, element("h2", { id: `family-${name}` }, name),
      element("p", {}, description), ...operations), count: operations.length };
  }).filter(({ count }) => count);
  document.getElementById("families").replaceChildren(element("ul", {}, ...sections.map(({ name, count }) =>
    element("li", {}, element("a", { href: `#family-${name}` }, `${name} (${count})`)))));
  document.getElementById("operations").replaceChildren(...sections.map((section) => section.element));
  addEventListener("hashchange", openNamed);
  openNamed();
}

start().catch((error) => {
  document.getElementById("operations").replaceChildren(element("p", { role: "alert" }, `The document could not be read: ${error.message}`));
});
