// The words of photographs, which are loaded with them.

const WORDS = {
  en: ["Panorama", "Turn it with the arrow keys, come closer with plus and minus.", "View to {degrees}", "Previous photograph", "Next photograph", "The photograph cannot be shown."],
  de: ["Panorama", "Drehen mit den Pfeiltasten, näher mit Plus und Minus.", "Blick nach {degrees}", "Vorheriges Foto", "Nächstes Foto", "Das Foto kann nicht gezeigt werden."],
  fr: ["Panorama", "Tournez avec les flèches, zoomez avec plus et moins.", "Vue vers {degrees}", "Photo précédente", "Photo suivante", "La photo ne peut pas être affichée."],
  es: ["Panorama", "Gire con las flechas, acerque con más y menos.", "Vista hacia {degrees}", "Foto anterior", "Foto siguiente", "No se puede mostrar la foto."],
  fi: ["Panoraama", "Käännä nuolinäppäimillä, lähennä plussalla ja miinuksella.", "Katse suuntaan {degrees}", "Edellinen kuva", "Seuraava kuva", "Kuvaa ei voi näyttää."],
  zh: ["全景", "用方向键转动，用加号和减号缩放。", "朝向 {degrees}", "上一张照片", "下一张照片", "无法显示照片。"],
  ja: ["パノラマ", "矢印キーで回転、プラスとマイナスで拡大・縮小。", "{degrees} の方向", "前の写真", "次の写真", "写真を表示できません。"],
  ar: ["بانوراما", "أدرها بمفاتيح الأسهم، وقرّبها بعلامتي زائد وناقص.", "الاتجاه {degrees}", "الصورة السابقة", "الصورة التالية", "لا يمكن عرض الصورة."],
};

const language = () => (document.documentElement.lang || "en").split("-")[0];

/** The words of the page's language. */
export function photographWords() {
  const [kind, keys, looking, previous, next, failure] = WORDS[language()] ?? WORDS.en;
  const number = new Intl.NumberFormat(document.documentElement.lang || "en", { style: "unit", unit: "degree", unitDisplay: "narrow", maximumFractionDigits: 0 });
  return { kind, keys, previous, next, failure, looking: (degrees) => looking.replace("{degrees}", number.format(Math.round(degrees) % 360)) };
}
