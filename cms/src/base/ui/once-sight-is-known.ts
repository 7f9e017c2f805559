/**
 * Runs something once the browser has reported what is in sight. Payload draws the fields of a part when
 * it hears that they are in sight; where a busy browser reports two things together, it takes the first,
 * and a part that was opened a moment after it came stays empty.
 */
export function onceSightIsKnown(element: Element, act: () => void): void {
  // By then Payload observes too, and observers hear in the order they began.
  requestAnimationFrame(() => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      act()
    })
    observer.observe(element)
  })
}
