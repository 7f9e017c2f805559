/** Pastes a text as a browser reports it; a page must put it in itself. Runs in the page. */
export function pasteInto(box: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
