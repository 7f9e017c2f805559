/**
 * Takes what is for paper alone out of a built style sheet: rules of `@media print`, with the layer they stand
 * in, and the sheet's margins. Rules that a layer repeats keep their order.
 */
export function printApart(css: string): { screen: string; print: string } {
  let screen = ''
  let print = ''
  for (const statement of statementsOf(css)) {
    const { head, body } = partsOf(statement)
    if (head.startsWith('@page')) print += statement
    else if (head === '@media print') print += body
    else if (head.startsWith('@layer') && body) {
      const within = printApart(body)
      if (within.screen) screen += `${head}{${within.screen}}`
      if (within.print) print += `${head}{${within.print}}`
    } else screen += statement
  }
  return { screen, print }
}

/** The rules and statements of a sheet, each with its braces or its semicolon. */
function statementsOf(css: string): string[] {
  const found: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    found.push(css.slice(from, at + 1))
    from = at + 1
  }
  return found
}

/** What stands before a statement's braces, and inside them. */
function partsOf(statement: string): { head: string; body: string } {
  const brace = statement.indexOf('{')
  if (brace < 0) return { head: statement, body: '' }
  return { head: statement.slice(0, brace), body: statement.slice(brace + 1, -1) }
}
