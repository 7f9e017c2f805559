/**
 * The style of a guest's link, below the site's own: a letter under the restaurant's cloth. A table that is
 * only asked for has an open ring, one that is confirmed a filled seal.
 */
export const GUEST_STYLE = `
body { background: var(--washi); color: var(--ink); }
.guest { display: flex; flex-direction: column; min-height: 100svh; }
.guest header {
  display: flex; flex-wrap: wrap; gap: 0 var(--space-m);
  padding: var(--space-s) var(--gutter); font-size: var(--step--1);
}
.guest header :not([hreflang]) + [hreflang] { margin-inline-start: auto; }
.guest header a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
.guest main {
  display: grid; gap: var(--space-l); width: min(100%, 60rem); margin-inline: auto;
  padding: var(--space-s) var(--gutter) var(--space-2xl);
}
.guest-cloth {
  justify-self: start; align-self: start; min-width: 8.5rem; min-height: 15rem;
  padding: 2.25rem 1.6rem 1.5rem;
  color: var(--accent-ink); font-size: var(--step-2); letter-spacing: 0.18em; line-height: 1.5;
  writing-mode: vertical-rl; align-content: center;
  background:
    linear-gradient(90deg, transparent calc(33.3% - 1px), var(--washi) 0 calc(33.3% + 1px), transparent 0
      calc(66.6% - 1px), var(--washi) 0 calc(66.6% + 1px), transparent 0) bottom / 100% 42% no-repeat,
    repeating-linear-gradient(90deg, #0001 0 1px, transparent 1px 2px),
    var(--accent);
  box-shadow: 0 -4px 0 color-mix(in oklch, var(--accent), #000 40%);
}
.guest-letter { display: grid; gap: var(--space-s); align-content: start; min-width: 0; }
.guest-letter h1 { font-size: var(--step-3); line-height: 1.3; }
.guest-letter > p { max-width: var(--measure); }
.guest-said {
  padding: var(--space-xs) var(--space-s); border-inline-start: 3px solid var(--success);
  background: var(--washi-deep);
}
.guest-said[data-tone=error] { border-color: var(--error); color: var(--error); }
.guest-seal {
  display: grid; place-content: center; justify-self: start; width: 5.25rem; aspect-ratio: 1;
  padding: 0.25rem; border: 1.5px dashed var(--ink-soft); border-radius: 50%; color: var(--ink-soft);
  margin-block-end: var(--space-2xs); font-size: 0.8125rem; line-height: 1.2; text-align: center; word-break: normal; overflow-wrap: normal;
}
.guest-seal:lang(ja) { font: 1.25rem/1.2 var(--font-upright); letter-spacing: 0.1em; }
[data-kind=confirmed] .guest-seal, [data-kind=changed] .guest-seal {
  border: 1.5px solid var(--shu); background: var(--shu); color: var(--on-indigo);
  outline: 1px solid var(--shu); outline-offset: 3px; transform: rotate(-4deg);
}
.guest dl { margin-block: var(--space-2xs); border-block-start: 1px solid var(--line-strong); }
.guest dl > div {
  display: grid; grid-template-columns: minmax(6.5rem, 9rem) 1fr; gap: var(--space-s);
  padding-block: var(--space-xs); border-block-end: 1px solid var(--line);
}
.guest dt { color: var(--ink-soft); font-size: var(--step--1); }
.guest dd { font-variant-numeric: tabular-nums; }
.guest-note { color: var(--ink-soft); font-size: var(--step--1); }
.guest-ways { display: flex; flex-wrap: wrap; gap: var(--space-xs) var(--space-l); padding-block: var(--space-2xs); }
.guest-ways a { display: inline-block; padding-block: 0.5rem; }
.guest-ways b { font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; }
.guest details { border-block-start: 1px solid var(--line); }
.guest details:last-of-type { border-block-end: 1px solid var(--line); }
.guest details + details { margin-block-start: calc(-1 * var(--space-s)); }
.guest summary {
  display: flex; justify-content: space-between; align-items: center; min-height: 3.5rem; cursor: pointer;
  list-style: none;
}
.guest summary::-webkit-details-marker { display: none; }
.guest summary::after { content: "+" / ""; color: var(--ink-soft); font-size: 1.25em; line-height: 1; }
.guest details[open] > summary::after { content: "–" / ""; }
.guest form {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--space-m);
  padding-block: var(--space-2xs) var(--space-m);
}
.guest label { display: grid; gap: var(--space-3xs); align-content: start; }
.guest label > span { color: var(--ink-soft); font-size: var(--step--1); }
.guest .guest-wide, .guest form > .guest-note { grid-column: 1 / -1; }
.guest select, .guest textarea {
  width: 100%; min-height: 3rem; padding: var(--space-2xs) 0; border: 0; border-radius: 0;
  border-block-end: 1px solid var(--line-strong); background: transparent; font-size: max(1rem, var(--step-0));
  line-height: 1.6;
}
.guest textarea { resize: vertical; field-sizing: content; }
.guest button {
  grid-column: 1 / -1; justify-self: start; min-height: 3.25rem; padding: 0.6rem 2rem;
  border: 1px solid var(--ink); color: var(--ink);
}
.guest button.guest-main { border-color: transparent; background: var(--accent); color: var(--accent-ink); }
@media (hover: hover) {
  .guest button:hover { border-color: var(--shu); background: var(--shu); color: var(--on-indigo); }
  .guest a:hover, .guest summary:hover { color: var(--shu); }
}
@media (width < 46rem) {
  .guest-cloth {
    width: 100%; min-height: 0; padding: 0.6rem var(--space-s) 1.7rem; writing-mode: horizontal-tb;
    font-size: var(--step-1); text-align: center;
  }
}
@media (width >= 46rem) {
  .guest main { grid-template-columns: auto minmax(0, 1fr); gap: clamp(2rem, 6vw, 5rem); padding-block-start: var(--space-xl); }
  .guest-letter:only-child { grid-column: 1 / -1; }
}
@media print {
  .guest header, .guest details, .guest-said { display: none; }
}
`
