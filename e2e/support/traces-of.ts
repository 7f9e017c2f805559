import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Looks for texts in every file below a folder, byte by byte, in each form a program may write them.
 * @returns `file: text` for each hit, with the file's path in the folder
 */
export async function tracesOf(texts: readonly string[], folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const held = texts.filter((text) => formsOf(text).some((form) => bytes.includes(form)))
    found.push(...held.map((text) => `${path.slice(folder.length + 1)}: ${text}`))
  }
  return found.toSorted()
}

/** UTF-8, UTF-16 in both byte orders, and the escaped forms of a text. */
export function formsOf(text: string): Buffer[] {
  const utf16 = Buffer.from(text, 'utf16le')
  const units = Array.from(text, (letter) => letter.split('')).flat()
  const escaped = units
    .map((unit) => (unit > '~' ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}` : unit))
    .join('')
  const entities = Array.from(text, (letter) =>
    letter > '~' ? `&#${letter.codePointAt(0)};` : letter,
  ).join('')
  const written = [text, escaped, entities, encodeURIComponent(text), quotedPrintable(text)]
  return [utf16, Buffer.from(utf16).swap16(), ...written.map((form) => Buffer.from(form))]
}

/** As mails encode it, where no line ends within it. */
function quotedPrintable(text: string): string {
  const bytes = [...Buffer.from(text)]
  return bytes
    .map((byte) => (byte > 126 ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)))
    .join('')
}
