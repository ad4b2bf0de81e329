// The map's own round icons, beside names in lists and on cards.

import { element } from "./element.js";

const SHEET = "assets/sprites/standard-light@2x";
const SIDE = 44;

const BY_CATEGORY = {
  publicTransport: "transit-bus", airport: "transit-airport", hospital: "health-hospital", pharmacy: "health-pharmacy",
  police: "civic-police", fireStation: "health-fire", postOffice: "civic-post", mailbox: "civic-post", atm: "money-atm",
  bank: "money-bank", gasStation: "transit-fuel", evCharger: "transit-charging", parking: "transit-parking",
  restroom: "civic-toilets", carRental: "transit-car", automotiveRepair: "transit-car", animalService: "health-paw",
  hotel: "lodging-hotel", rvPark: "lodging-camp", campground: "lodging-camp", brewery: "food-pub", distillery: "shop-bottle",
  winery: "shop-bottle", restaurant: "food-restaurant", cafe: "food-cafe", nightlife: "food-bar", bakery: "food-bakery",
  foodMarket: "shop-supermarket", laundry: "shop-clothes", beauty: "shop-hairdresser", spa: "sport-swimming",
  store: "shop-shop", university: "education-university", school: "education-school", library: "education-library",
  aquarium: "nature-paw", zoo: "nature-paw", museum: "culture-museum", musicVenue: "food-music", theater: "culture-theatre",
  movieTheater: "culture-cinema", nationalMonument: "culture-monument", nationalPark: "nature-park", stadium: "sport-stadium",
  golf: "sport-golf", miniGolf: "sport-golf", swimming: "sport-swimming", marina: "transit-ferry", beach: "nature-water",
  fishing: "nature-water", kayaking: "nature-water", surfing: "nature-water", hiking: "nature-park", park: "nature-park",
  fortress: "culture-castle", castle: "culture-castle", landmark: "culture-tower", amusementPark: "nature-playground",
};
/** Where the category says less than what is mapped. */
const BY_KIND = {
  "railway=station": "transit-railway", "railway=halt": "transit-railway", "railway=tram_stop": "transit-tram",
  "railway=subway_entrance": "transit-subway", "station=subway": "transit-subway", "amenity=fast_food": "food-fast-food",
  "amenity=pub": "food-pub", "amenity=bicycle_rental": "transit-bicycle", "shop=clothes": "shop-clothes",
  "shop=books": "shop-library", "shop=mall": "shop-mall", "shop=gift": "shop-gift", "tourism=artwork": "culture-art",
  "historic=memorial": "culture-monument", "historic=monument": "culture-monument", "tourism=viewpoint": "nature-viewpoint",
  "amenity=place_of_worship": "worship-worship", "amenity=townhall": "civic-townhall", "amenity=embassy": "civic-embassy",
  "office=diplomatic": "civic-embassy", "amenity=fountain": "nature-fountain", "leisure=playground": "nature-playground",
  "amenity=doctors": "health-doctor", "amenity=dentist": "health-dentist", "amenity=ferry_terminal": "transit-ferry",
  "amenity=recycling": "civic-recycling", "tourism=information": "civic-information", "amenity=shelter": "nature-shelter",
};
const SPORTS = /^(bowling|skat|goKart|rock|base|basket|soccer|tennis|volley|fitness|skiing)/;

/** The icon of a found place; undefined for streets, addresses and the like. */
export function iconOf({ kind, category, attributes }) {
  if (kind && kind !== "poi") return undefined;
  return BY_KIND[attributes?.kind] ?? BY_CATEGORY[category] ?? (SPORTS.test(category) ? "sport-sport" : "civic-dot");
}

let sheet;
let show;
const mayShow = new Promise((done) => { show = done; });

/** Lets the icons come, which are not to hold up the map. */
export const showBadges = () => show();

function loadSheet() {
  sheet ??= mayShow.then(() => Promise.all([
    fetch(`${SHEET}.json`).then((response) => response.json()),
    new Promise((done, failed) => {
      const picture = new Image();
      picture.onload = () => done(picture);
      picture.onerror = failed;
      picture.src = `${SHEET}.png`;
    }),
  ]));
  return sheet;
}

/** A round icon by its name in the map's sheet, `size` pixels wide. */
export function badge(name, size = 28) {
  const face = element("span", { class: "badge", "aria-hidden": "true" });
  Object.assign(face.style, { width: `${size}px`, height: `${size}px` });
  loadSheet().then(([index, picture]) => {
    const { x, y } = index[name] ?? index["civic-dot"];
    const scale = size / SIDE;
    Object.assign(face.style, {
      backgroundImage: `url(${SHEET}.png)`,
      backgroundSize: `${picture.naturalWidth * scale}px ${picture.naturalHeight * scale}px`,
      backgroundPosition: `${-x * scale}px ${-y * scale}px`,
    });
  }).catch(() => {}); // a list without pictures still is a list
  return face;
}
