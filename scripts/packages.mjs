import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = join(root, 'node_modules')

/** npm writes it last: what it has installed. */
const INSTALLED = 'node_modules/.package-lock.json'

/** Stands in node_modules while they are changed. */
export const UNFINISHED = join(packages, '.noren-unfinished')

/**
 * An entry of a lockfile. `node_modules/a/node_modules/b` and the like are the places of entries; that of a
 * workspace is its folder.
 * @typedef {{
 *   version?: string, integrity?: string, link?: boolean, bin?: Record<string, string>,
 *   os?: string[], cpu?: string[], workspaces?: string[],
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 * }} Entry
 * @typedef {Record<string, Entry>} Entries
 * @typedef {'site' | 'all'} Part
 */

/** Where the packages of a workspace of the checkout are, and those of all. @returns {string[]} */
export function packageFolders() {
  return ['', ...workspaces(lockfile())].map((place) => join(root, place, 'node_modules'))
}

/**
 * Compares the disk with the lockfile. `behind`: whole, but not yet what the lockfile names. `torn`: an
 * installation ended in its midst, or something is missing of what npm has installed.
 * @param {Part} part
 * @returns {{ state: 'there' | 'behind' | 'torn', lacks: string }} `lacks` names what is missing
 */
export function packagesOf(part) {
  const locked = lockfile()
  if (existsSync(UNFINISHED)) return { state: 'torn', lacks: 'its end' }
  const installed = entriesIn(INSTALLED)
  if (installed === null) return { state: isEmpty() ? 'behind' : 'torn', lacks: INSTALLED }
  const { places, programs } = neededBy(part, locked, installed)
  const torn = places.find((place) => installed[place] && !isWhole(place, installed[place]))
  if (torn !== undefined) return { state: 'torn', lacks: torn }
  const missing = places.find((place) => !isSame(locked[place], installed[place]))
  if (missing !== undefined) return { state: 'behind', lacks: missing }
  const program = programs.find((each) => !existsSync(join(root, each)))
  return program ? { state: 'torn', lacks: program } : { state: 'there', lacks: '' }
}

/** @returns {Entries} */
function lockfile() {
  const entries = entriesIn('package-lock.json')
  if (entries === null) throw new Error('package-lock.json is missing or damaged: get it from git.')
  return entries
}

/** @param {string} file @returns {Entries | null} */
function entriesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/** What other programs keep there begins with a dot; npm links the workspaces before all else. */
function isEmpty() {
  return (
    !existsSync(packages) ||
    readdirSync(packages).every((name) => name.startsWith('.') || name === '@noren')
  )
}

/** Whether a package that npm has installed is on the disk, and made for this machine. @param {string} place @param {Entry} entry */
function isWhole(place, { version, link, os, cpu }) {
  if (!isFor(os, process.platform) || !isFor(cpu, process.arch)) return false
  try {
    const found = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))
    return link === true || found.version === version
  } catch {
    return false
  }
}

/** @param {string[] | undefined} names `!name` excludes one @param {string} ours */
function isFor(names, ours) {
  if (!names || names.length === 0) return true
  return names.some((name) => !name.startsWith('!'))
    ? names.includes(ours)
    : !names.includes(`!${ours}`)
}

/** @param {Entry | undefined} locked @param {Entry | undefined} installed */
function isSame(locked, installed) {
  return (
    installed !== undefined &&
    locked?.version === installed.version &&
    locked?.integrity === installed.integrity
  )
}

/**
 * The places of all packages a part needs, and the programs that its own dependencies bring. What a machine may
 * do without counts where npm has installed it.
 * @param {Part} part @param {Entries} locked @param {Entries} installed
 */
function neededBy(part, locked, installed) {
  /** @type {Set<string>} */
  const places = new Set()
  /** @type {Set<string>} */
  const programs = new Set()
  const own = part === 'site' ? ['contract', 'kit', 'site'] : ['', ...workspaces(locked)]
  const waiting = [...own]
  for (const from of waiting) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
      locked[from] ?? {}
    const isOwn = own.includes(from)
    const certain = { ...dependencies, ...(isOwn && devDependencies) }
    for (const name of Object.keys({ ...optionalDependencies, ...peerDependencies, ...certain })) {
      const place = placeOf(name, from, locked)
      if (place === null || !(name in certain || installed[place])) continue
      if (isOwn) {
        const folder = place.slice(0, -name.length)
        for (const program of Object.keys(locked[place]?.bin ?? {}))
          programs.add(`${folder}.bin/${program}`)
      }
      if (places.has(place)) continue
      places.add(place)
      waiting.push(place)
    }
  }
  return { places: [...places], programs: [...programs] }
}

/** Where a package finds another, as Node looks for it. @param {string} name @param {string} from @param {Entries} locked */
function placeOf(name, from, locked) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    const place = join(folder, 'node_modules', name)
    if (locked[place]) return place
    if (folder === '') return null
  }
}

/** @param {Entries} locked @returns {string[]} */
function workspaces(locked) {
  return locked['']?.workspaces ?? []
}
