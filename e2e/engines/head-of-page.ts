/** A page's title and heading, and whether its header is at its top; runs in the page. */
export function headOf() {
  const headings = [...document.querySelectorAll('main h1')]
  const header = document.querySelector('header')?.getBoundingClientRect()
  return {
    lang: document.documentElement.lang,
    pathname: location.pathname,
    title: document.title,
    headings: headings.length,
    heading: headings[0]?.textContent?.replaceAll('\u200B', ''),
    header: header?.top === 0 && header.width > 0 && header.height > 0,
  }
}
