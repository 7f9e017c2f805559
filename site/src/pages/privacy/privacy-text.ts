/** A heading or a paragraph of the privacy page. */
type PrivacyBlock = { kind: 'heading' | 'paragraph'; text: string }

/**
 * Reads the privacy text: paragraphs separated by blank lines, "## " for headings. A heading may
 * also stand directly above its paragraph.
 */
export function privacyBlocks(text: string): PrivacyBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^(##\s.*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) =>
      /^##\s/.test(block)
        ? { kind: 'heading', text: block.replace(/^##\s+/, '') }
        : { kind: 'paragraph', text: block },
    )
}
