/** Text or HTML as it was written: without places where a line may end, and parts that stay on one. */
export function unbroken(html: string): string {
  return html
    .replace(/<span class="whole">(.*?)<\/span>/g, '$1')
    .replace(/<wbr\/?>|\u200b/g, '')
    .replaceAll('\u00A0', ' ')
}
