/** Names that are the same in every language, and the demo's restaurants in addresses. */
const NAMES =
  /\b(?:Noren|Instagram|Facebook|YouTube|Google|Excel|Numbers|Unicode|LINE|Wi-Fi|English|CSV(?: UTF-8)?|SNS|URL|ID|QR|IC|Suica|MP4|WebM|PDF|WebP|AVIF|HEIC|HTML|SVG|iPhone|iPad|Mac|Windows|Linux|Android|ChromeOS|Chrome|Safari|Firefox|Edge|Opera|Samsung Internet|JPEG|PNG|Enter|Esc|Hanako(?: Sato)?|shiobi|tateito|onda|kohaku|yoriai)\b/g
/** Addresses, files and their sizes, examples, and what staff write for a number. */
const DATA =
  /https?:\/\/\S*|[\w.+-]*@[\w.-]+|[\w-]+\.(?:webp|png|mp4|webm|txt)|\d+ ?[kKM]B|\/[a-z]+(?:\/[a-z]+)*|H\.264|#[0-9a-f]{6}\b|\{\w+\}|（例：[^）]*）/g

/** Japanese in an English sentence: its own name, and examples in quotation marks. */
const QUOTED = /日本語|「[^」]*」/g

/** Whether a text of the desk contains a word of the other language. */
export const FOREIGN = {
  ja: (text: string) => /[A-Za-z]{2,}/.test(text.replace(DATA, '').replace(NAMES, '')),
  en: (text: string) =>
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text.replace(QUOTED, '')),
}
