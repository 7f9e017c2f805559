import { inflateSync } from 'node:zlib'

/** Whether each page of a PDF from Chromium contains any text. */
export function pagesWithText(pdf: Buffer): boolean[] {
  const source = pdf.toString('latin1')
  const pages = source.matchAll(/<<\s*\/Type \/Page\b.*?\/Contents (\d+) 0 R/gs)
  return [...pages].map(([, number]) => {
    const from = source.indexOf(`\n${number} 0 obj`)
    const start = source.indexOf('stream\n', from) + 'stream\n'.length
    const stream = Buffer.from(source.slice(start, source.indexOf('endstream', start)), 'latin1')
    return /T[jJ]\b/.test(inflateSync(stream).toString('latin1'))
  })
}
