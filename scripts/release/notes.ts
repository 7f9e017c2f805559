/**
 * Cuts a version's part out of the changelog, without its heading. Throws a sentence where the changelog has
 * nothing for it.
 */
export function notesOf(changelog: string, version: string): string {
  const parts = changelog.split(/^## /m)
  const part = parts.find((each) => /^\[?([^\s\],]+)/.exec(each)?.[1] === version)
  const notes = part?.slice(part.indexOf('\n')).trim()
  if (!notes) throw new Error(`CHANGELOG.md has no part "## ${version}" that says something.`)
  return `${notes}\n`
}
