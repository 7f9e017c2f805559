/** The accessibility statement: true of this program, and to be changed with it. */
export const accessibility = {
  title: 'Accessibility',
  home: 'Home',
  statement: `Everybody should be able to read this site, find a table and write to us, whatever they see, hear or hold in their hand. This page says what we aim at, how we check it and what does not work yet.

## What we aim at
Every page of this site in English and Japanese is to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, and with them level AA of the Japanese standard JIS X 8341-3:2016. In the terms of Japan’s Web Accessibility Infrastructure Committee we build “with consideration of” that standard: we have not published the test by its success criteria that “conformant” would call for.

## How we check
Whenever the site changes, before it goes online, programs go through every kind of page in both languages, on a phone’s screen and a wide one:
- an examination by rules (axe) finds no fault
- every text stands out enough from its background
- menus, film, carousel and form are worked by keyboard alone, and the focus is always in sight
- letters can be enlarged and windows narrowed to 320 pixels without loss
- what can be pressed is large enough, and what moves can be stopped
- reading and writing to us works without JavaScript
- all pages are walked through in Chromium, Firefox and WebKit

Such checks find many faults, not all. People who use a screen reader or other aids every day have not yet tested the site for us.

## What does not work yet
- Maps come from Google or OpenStreetMap, and we cannot change how they are built. The address stands beside every map as text, with a link to directions.
- Films without speech have no captions and no audio description. What they show is decoration; nothing you need to know is only in a film. A film shown from YouTube comes with YouTube’s own controls.
- A PDF or another file we link to may not be tagged for reading aloud. Tell us, and we will send you its text.
- Pages of others, such as our social networks, are not ours to mend.
- Names of dishes and people may be read aloud wrongly in Japanese.

## Tell us
If something stands in your way, please tell us which page it was and what happened. We will give you what you were looking for in another way where we can.`,
  form: 'Write to us',
  date: 'This statement is of 22 November 2026.',
}
