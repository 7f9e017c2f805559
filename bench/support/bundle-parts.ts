import { SourceMap, type SourceMapPayload } from 'node:module'
import { gzipSync } from 'node:zlib'

/** What a package or a module of ours adds to a built file. */
export type Part = {
  name: string
  /** Bytes of minified code. */
  minified: number
  /** Bytes the compressed file would be smaller by without it. */
  gzip: number
}

/** The parts of a built file, the heaviest first. */
export function partsOf(code: string, map: SourceMapPayload): Part[] {
  const pieces = piecesOf(code, new SourceMap(map))
  const all = gzipBytes(code)
  const names = [...new Set(pieces.map(({ name }) => name))]
  return names
    .map((name) => ({
      name,
      minified: textOf(pieces.filter((piece) => piece.name === name)).length,
      gzip: all - gzipBytes(textOf(pieces.filter((piece) => piece.name !== name))),
    }))
    .sort((a, b) => b.gzip - a.gzip)
}

export function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length
}

type Piece = { name: string; text: string }

/** Cuts the code where its source changes. */
function piecesOf(code: string, map: SourceMap): Piece[] {
  return code.split('\n').flatMap((line, row) => {
    const pieces: Piece[] = []
    for (const [column, character] of Array.from(line).entries()) {
      const entry = map.findEntry(row, column)
      // Code that no module wrote has an entry without a source, despite its type.
      const source: string | undefined =
        'originalSource' in entry ? entry.originalSource : undefined
      const name = source ? nameOf(source) : 'between modules'
      const last = pieces.at(-1)
      if (last?.name === name) last.text += character
      else pieces.push({ name, text: character })
    }
    return pieces
  })
}

/** A package's name, or a module's path from the repository. */
function nameOf(source: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  return name ?? source.replace(/^.*?(?=(?:site|contract)\/src\/)/, '')
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}
