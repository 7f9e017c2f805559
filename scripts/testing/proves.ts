/**
 * What a test proves, as the tags of either runner: its second argument, or spread into that.
 * @param ids statements of docs/conformance.md, as `HDR-01`, and hostile inputs, as `H17`
 */
export function proves(...ids: readonly string[]): { tag: string[]; tags: string[] } {
  return { tag: ids.map((id) => `@${id}`), tags: [...ids] }
}
