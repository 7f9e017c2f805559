/** Zero-width and other invisible format characters people paste without knowing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The text without invisible characters. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Whether a reader would see nothing: no characters, or only spaces and invisible ones. */
export function isBlank(text: string): boolean {
  return removeInvisible(text).trim() === ''
}
