import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../environment.ts'

/** Folders of installed, built or measured files, which no one writes, as patterns. */
const MADE = [...textOf('.gitignore').matchAll(/^(\/?)(.+)\/$/gm)].map(
  ([, fromRoot, folder = '']) => (fromRoot ? folder : `**/${folder}`),
)

/** Built or written while the programs run: named in documents, not there in a fresh clone. */
const LATER = /(?:^|\/)(?:dist|screenshots|\.built)(?:\/|$)/

/** The repository's files of these endings, from the root, in order. */
export function files(...endings: string[]): string[] {
  return endings
    .flatMap((ending) => globSync(`**/*.${ending}`, { cwd: ROOT, exclude: MADE }))
    .sort()
}

/** The text of a file named from the root. */
export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

/** The comments of a source, each in one line. */
export function commentsOf(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?:(?<![:'"`/])\/\/.*(?:\n\s*|$))+/g) ?? []
  return comments.map((comment) => comment.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '))
}

/** The ids at the start of a document's table rows and list items. */
export function listedIds(document: string): string[] {
  const text = textOf(document)
  return [...text.matchAll(/^(?:\| |- )([A-Z]+-?\d{1,3}[a-z]?) /gm)].map(([, id = '']) => id)
}

/** A heading's name in an address: `## The enquiry spool` is `the-enquiry-spool`. */
export function headingsOf(document: string): string[] {
  return [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Where a document's links lead within the repository, from the root, with `#` and heading. */
export function linksOf(document: string): string[] {
  return [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => (target.startsWith('#') ? document + target : join(dirname(document), target)))
}

/** Whether a link leads to a file or folder, and to a heading of it where it names one. */
export function leads(target: string): boolean {
  const [file = '', heading] = target.split('#')
  if (!existsSync(join(ROOT, file))) return false
  return heading === undefined || headingsOf(file).includes(heading)
}

/** A name with a slash inside and none in front: `server/app.ts`, `bundle/{en,jp}/head.ts`. */
const PATH = /^(?!\.)[\w.{},()[\]-]+(?:\/[\w.{},()[\]-]*)+$/

/** The paths a document names in backticks, one for each choice of braces. */
export function pathsOf(document: string): string[] {
  const prose = textOf(document).replace(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) && !LATER.test(span))
    .flatMap(choices)
}

/** Whether a path exists, from the document's folder or from the root. */
export function isThere(path: string, document: string): boolean {
  return [join(ROOT, dirname(document)), ROOT].some((folder) => existsSync(join(folder, path)))
}

function choices(path: string): string[] {
  const [whole, list = ''] = /\{([^}]*)\}/.exec(path) ?? []
  if (whole === undefined) return [path]
  return list.split(',').flatMap((choice) => choices(path.replace(whole, choice)))
}
