/**
 * The style of the page of a printed sheet, below the site's own: a sheet with a stamp of its number, filled
 * while everything on it is still true.
 */
export const PAPER_STYLE = `
body { background: var(--washi); color: var(--ink); }
.paper { display: flex; flex-direction: column; min-height: 100svh; border-block-start: 6px solid var(--accent); }
.paper header {
  display: flex; justify-content: space-between; gap: var(--space-m);
  padding: var(--space-s) var(--gutter); font-size: var(--step--1);
}
.paper header span { display: flex; gap: var(--space-m); }
.paper header a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration: none; }
.paper main {
  display: grid; gap: var(--space-s); align-content: start; width: min(100%, 44rem); margin-inline: auto;
  padding: var(--space-s) var(--gutter) var(--space-2xl);
}
.paper-number {
  display: grid; place-content: center; justify-self: start; min-width: 5.25rem; height: 5.25rem;
  padding-inline: 0.6rem; border: 1.5px dashed var(--ink-soft); border-radius: 2.7rem; color: var(--ink-soft);
  margin-block-end: var(--space-2xs); font-variant-numeric: tabular-nums; white-space: nowrap;
}
[data-state=same] .paper-number {
  border: 1.5px solid var(--shu); background: var(--shu); color: var(--on-indigo); transform: rotate(-4deg);
}
.paper-house { color: var(--ink-soft); }
.paper h1 { font-size: var(--step-3); line-height: 1.3; text-wrap: balance; }
.paper main > p { max-width: var(--measure); }
.paper section { padding-block-start: var(--space-m); }
.paper h2 { font-size: var(--step-0); font-weight: 400; color: var(--ink-soft); }
.paper section ul { margin-block-start: var(--space-2xs); border-block-start: 1px solid var(--line-strong); }
.paper section li {
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-m);
  padding-block: var(--space-xs); border-block-end: 1px solid var(--line);
}
.paper section b { font-weight: 400; font-variant-numeric: tabular-nums; text-align: end; }
.paper section small { flex-basis: 100%; color: var(--ink-soft); font-size: var(--step--1); }
.paper section s { color: var(--ink-soft); }
.paper-ways { padding-block-start: var(--space-m); }
.paper-ways a { display: inline-block; padding-block: 0.5rem; }
@media (hover: hover) { .paper a:hover { color: var(--shu); } }
@media print { .paper header, .paper-ways { display: none; } }
`
