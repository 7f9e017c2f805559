/** The names given on the command line, or all of them if none are. An unknown name ends the program. */
export function askedFor(names: readonly string[]): readonly string[] {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`No such scenario: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
    process.exit(1)
  }
  return asked.length > 0 ? asked : names
}
