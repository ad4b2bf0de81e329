// Apple's categories of points of interest as filters over the tiles' points.

import { reportUnknown } from "./protocol.js";

const KINDS = {
  atm: "amenity=atm", bank: "amenity=bank,bureau_de_change", police: "amenity=police", firestation: "amenity=fire_station",
  hospital: "amenity=hospital,clinic", pharmacy: "amenity=pharmacy", postoffice: "amenity=post_office", mailbox: "amenity=post_box",
  gasstation: "amenity=fuel", evcharger: "amenity=charging_station", parking: "amenity=parking", restroom: "amenity=toilets",
  carrental: "amenity=car_rental,car_sharing", automotiverepair: "shop=car_repair,tyres,motorcycle", animalservice: "amenity=veterinary",
  hotel: "tourism=hotel,motel,guest_house,hostel,apartment,chalet,alpine_hut", rvpark: "tourism=caravan_site",
  campground: "tourism=camp_site", restaurant: "amenity=restaurant,fast_food,food_court", cafe: "amenity=cafe,ice_cream",
  nightlife: "amenity=bar,pub,biergarten,nightclub", bakery: "shop=bakery,pastry",
  foodmarket: "shop=supermarket,convenience,greengrocer,butcher,deli,farm;amenity=marketplace", laundry: "shop=laundry,dry_cleaning",
  beauty: "shop=hairdresser,beauty", spa: "leisure=sauna", university: "amenity=university,college",
  school: "amenity=school,kindergarten", library: "amenity=library", aquarium: "tourism=aquarium", zoo: "tourism=zoo",
  museum: "tourism=museum,gallery", theater: "amenity=theatre,arts_centre", movietheater: "amenity=cinema",
  nationalmonument: "historic=monument", amusementpark: "tourism=theme_park;leisure=water_park", stadium: "leisure=stadium",
  golf: "leisure=golf_course", minigolf: "leisure=miniature_golf", bowling: "sport=10pin,9pin", skatepark: "sport=skateboard",
  skating: "leisure=ice_rink", rockclimbing: "sport=climbing", baseball: "sport=baseball", basketball: "sport=basketball",
  soccer: "sport=soccer", tennis: "sport=tennis", volleyball: "sport=volleyball,beachvolleyball",
  fitnesscenter: "leisure=fitness_centre", swimming: "leisure=swimming_pool", marina: "leisure=marina", fishing: "leisure=fishing",
  park: "leisure=park,garden,playground,nature_reserve,dog_park", fortress: "historic=fort", castle: "historic=castle",
  landmark: "tourism=attraction,viewpoint;historic=archaeological_site,ruins,memorial;man_made=lighthouse",
};

const conditions = (text) => text.split(";").map((part) => {
  const [key, values] = part.split("=");
  return ["in", ["get", key], ["literal", values.split(",")]];
});

/** The category's condition; nothing in the tiles for some of them. */
function condition(name) {
  const kind = name.replace("MKPOICategory", "").toLowerCase();
  // Every shop that no other category has.
  if (kind === "store") {
    const others = Object.values(KINDS).flatMap((text) => text.split(";")).filter((part) => part.startsWith("shop="));
    return ["all", ["has", "shop"], ["!", ["any", ...others.flatMap(conditions)]]];
  }
  return KINDS[kind] ? ["any", ...conditions(KINDS[kind])] : false;
}

const SPELLINGS = {
  atm: "ATM", evcharger: "EVCharger", rvpark: "RVPark", firestation: "FireStation", postoffice: "PostOffice", gasstation: "GasStation",
  carrental: "CarRental", automotiverepair: "AutomotiveRepair", animalservice: "AnimalService", foodmarket: "FoodMarket",
  movietheater: "MovieTheater", nationalmonument: "NationalMonument", amusementpark: "AmusementPark", minigolf: "MiniGolf",
  skatepark: "SkatePark", rockclimbing: "RockClimbing", fitnesscenter: "FitnessCenter",
};

/** Apple's name of a drawn point's category; undefined if it has none. */
export function categoryOf({ sourceLayer, properties }) {
  if (sourceLayer === "public_transport") return "MKPOICategoryPublicTransport";
  const found = Object.entries(KINDS).find(([, text]) => text.split(";").some((part) => {
    const [key, values] = part.split("=");
    return values.split(",").includes(properties[key]);
  }));
  if (found) return `MKPOICategory${SPELLINGS[found[0]] ?? found[0][0].toUpperCase() + found[0].slice(1)}`;
  return properties.shop ? "MKPOICategoryStore" : undefined;
}

/** A filter for points of interest, from a scene's `pointsOfInterest`; undefined to show all. */
export function pointFilter({ type, categories }) {
  if (type === "including") return ["any", ...categories.map(condition)];
  if (type === "excluding") return ["!", ["any", ...categories.map(condition)]];
  if (type !== "all") reportUnknown("filter of points of interest", type);
  return undefined;
}

/** Whether stops and stations are shown. */
export function showsTransit({ type, categories }) {
  const name = "MKPOICategoryPublicTransport";
  if (type === "including") return categories.includes(name);
  return type !== "excluding" || !categories.includes(name);
}
