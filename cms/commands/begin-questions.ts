import { createInterface, type Interface } from 'node:readline/promises'
import { READY_PALETTES } from '../src/content/brand/palettes.ts'

/** Asks at the terminal what the screen asks. The mark is the path of its file. */
export async function askInTerminal(): Promise<Record<string, unknown>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    console.log(
      'Your own company takes the place of the demo. Empty answers are fine where it says so.\n',
    )
    const name = await inBoth(terminal, 'Name of the company', true)
    const legalName = await inBoth(
      terminal,
      'Registered name, if it is another (may be empty)',
      false,
    )
    const trade = await inBoth(terminal, 'What the company does, in one line', true)
    const palette = await paletteOf(terminal)
    const mark = await terminal.question('Mark: path of an SVG or PNG (may be empty): ')
    const restaurant = await inBoth(terminal, 'Name of the first restaurant (may be empty)', false)
    return { name, legalName, trade, palette, mark: mark.trim() || null, restaurant }
  } finally {
    terminal.close()
  }
}

async function inBoth(terminal: Interface, question: string, isNeeded: boolean) {
  const ja = await line(terminal, `${question}, in Japanese: `, isNeeded)
  return { ja, en: await line(terminal, `${question}, in English: `, isNeeded) }
}

async function line(terminal: Interface, question: string, isNeeded: boolean): Promise<string> {
  for (;;) {
    const answer = (await terminal.question(question)).trim()
    if (answer || !isNeeded) return answer
    console.log('  This is needed.')
  }
}

async function paletteOf(terminal: Interface) {
  for (const [index, { name }] of READY_PALETTES.entries())
    console.log(`  ${index + 1}  ${name.en}  ${name.ja}`)
  for (;;) {
    const answer = (await terminal.question('Colours, by their number (empty: 1): ')).trim()
    const chosen = READY_PALETTES[Number(answer || '1') - 1]
    if (chosen) return chosen.palette
    console.log(`  Please write a number from 1 to ${READY_PALETTES.length}.`)
  }
}
