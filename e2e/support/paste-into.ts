/** Pastes a text as a browser tells of it; who does not put it in by themselves gets nothing. Runs in the page. */
export function pasteInto(box: Element, text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
