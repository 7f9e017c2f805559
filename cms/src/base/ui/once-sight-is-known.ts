/**
 * Does something once the browser has told everybody what is in sight by now. Payload draws the fields of
 * a part when it hears that they are in sight; where a busy browser tells it two things at once, it takes
 * the first, and what was opened a moment after it came stays empty.
 */
export function onceSightIsKnown(element: Element, act: () => void): void {
  // By then Payload watches too, and what it watches is told before what is watched later.
  requestAnimationFrame(() => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      act()
    })
    observer.observe(element)
  })
}
