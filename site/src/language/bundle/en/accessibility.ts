/**
 * The accessibility statement: true of this program with any company's content, and to be changed with it. It
 * speaks of the program, since no company has written it.
 */
export const accessibility = {
  title: 'Accessibility',
  home: 'Home',
  statement: `Everybody should be able to read this site, find their way and write, whatever they see, hear or hold in their hand. This page says what the program behind the site aims at, how it is checked and what does not work yet.

## What it aims at
Every page in English and Japanese is to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and with them level AA of the Japanese standard JIS X 8341-3:2016. In the terms of Japan’s Web Accessibility Infrastructure Committee it is built “with consideration of” that standard: the test by its success criteria that “conformant” would call for is not published.

## How it is checked
Each version of the program is tried automatically with sample content, on every kind of page in both languages, on a phone’s screen and a wide one:
- an examination by rules (axe) finds no fault
- every text stands out enough from its background
- menus, films, carousels and forms are worked by keyboard alone, and the focus is always in sight
- letters can be enlarged and windows narrowed to 320 pixels without loss
- what can be pressed is large enough, and what moves can be stopped
- reading and writing works without JavaScript
- all pages are walked through in Chromium, Firefox and WebKit

Such checks find many faults, not all, and they do not see the texts and pictures of this site. People who use a screen reader or other aids every day have not yet tested the program.

## What does not work yet
- A map, where there is one, comes from Google or OpenStreetMap, and the program cannot change how it is built. The address stands beside it as text, with a link to directions.
- A film, where there is one, has no captions and no audio description of the program’s own. One from YouTube comes with YouTube’s own controls.
- A PDF or another file that a page links to may not be tagged for reading aloud.
- Pages of others, such as social networks, are not part of this site.
- Names may be read aloud wrongly in Japanese.

## If something stands in your way
Please write which page it was and what happened.`,
  form: 'Contact',
}
