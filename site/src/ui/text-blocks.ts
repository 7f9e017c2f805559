/** A heading, a paragraph or a list of a long text. */
type TextBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * Reads a long text as staff write it: paragraphs separated by blank lines, "## " for headings,
 * "- " for the items of a list. A heading or a list may also stand directly above or below its
 * paragraph.
 */
export function textBlocks(text: string): TextBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^(##\s.*)$/gm, '\n$1\n')
    .replace(/(?:^-\s.*(?:\n|$))+/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      if (/^##\s/.test(block)) return { kind: 'heading', text: block.replace(/^##\s+/, '') }
      if (/^-\s/.test(block))
        return { kind: 'list', items: block.replace(/^-\s+/gm, '').split('\n') }
      return { kind: 'paragraph', text: block }
    })
}
