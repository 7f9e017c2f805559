import * as v from 'valibot'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
)

/** Which files the build made from which modules, and what each needs; written by Vite. */
type Manifest = v.InferOutput<typeof manifestSchema>

/** Throws when the text is no manifest. */
export function readManifest(json: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(json))
}

/** The script every page has. */
export function entryOf(manifest: Manifest): Manifest[string] | undefined {
  return Object.values(manifest).find(({ isEntry, file }) => isEntry && file.endsWith('.js'))
}

/** Every style sheet, first those of the app, which all pages have. */
export function allStyleSheets(manifest: Manifest): string[] {
  const all = Object.values(manifest).flatMap(({ css }) => css)
  return [...new Set([...styleSheetsOf(manifest, []), ...all])]
}

/** A style sheet that a company chooses, by its path below `src/styles`; `undefined` when it is not there. */
export function chosenSheetOf(manifest: Manifest, path: string): string | undefined {
  return manifest[`src/styles/${path}.css`]?.file
}

/** The style sheet for paper, of all pages; `undefined` when it is not there. */
export function printSheetOf(manifest: Manifest): string | undefined {
  return manifest['print.css']?.file
}

/** The style sheets of a page made of modules, with the app's. */
export function styleSheetsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const names = [...alwaysLoaded(manifest), ...withImports(manifest, modules)]
  return [...new Set(names.flatMap((name) => manifest[name]?.css ?? []))]
}

/**
 * The files that modules need in addition to those the entry requests itself. Throws for a module that was
 * not built as a separate file: its page would come without its styles.
 */
export function furtherFilesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const unknown = modules.filter((name) => !(name in manifest))
  if (unknown.length > 0) throw new Error(`The build has no separate file for ${unknown}`)
  const entry = entryOf(manifest)
  const known = alwaysLoaded(manifest)
  return [...withImports(manifest, modules)]
    .filter((name) => !known.has(name) && manifest[name] !== entry)
    .flatMap((name) => manifest[name]?.file ?? [])
}

/** What the entry requests itself: the app. */
function alwaysLoaded(manifest: Manifest): Set<string> {
  const { imports = [], dynamicImports = [] } = entryOf(manifest) ?? {}
  return withImports(manifest, [...imports, ...dynamicImports])
}

/** The names, with everything they import directly and indirectly. */
function withImports(manifest: Manifest, names: readonly string[]): Set<string> {
  const found = new Set(names)
  // A loop over a Set also visits entries added during it.
  for (const name of found) for (const needed of manifest[name]?.imports ?? []) found.add(needed)
  return found
}
