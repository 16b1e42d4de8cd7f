import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture that is not the same in both Storybooks. */
export interface Finding {
  /** Id of the story. */
  story: string;
  /** 'Pantallas/Usuarios › Vacía' */
  title: string;
  mode: string;
  pixels: number;
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

/** What a comparison found. */
export interface Outcome {
  before: string;
  after: string;
  compared: number;
  findings: readonly Finding[];
  /** Stories that one Storybook lacks. */
  added: readonly string[];
  removed: readonly string[];
  /** Stories that failed in one of them, with the reason. */
  failed: readonly string[];
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<details><summary>${title}: ${items.length}</summary><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul></details>`;

/** Two pictures and their difference, largest difference first; ↑ and ↓ (or j and k) go through them. */
function page({ before, after, compared, findings, added, removed, failed }: Outcome): string {
  const articles = findings.map(
    (
      { title, story, mode, pixels },
      index,
    ) => `<article tabindex="0" data-words="${escapeHtml(`${title} ${story} ${mode}`.toLowerCase())}">
<h2>${escapeHtml(title)} <small>${escapeHtml(mode)} · ${pixels} px</small></h2>
<div>${(['before', 'after', 'difference'] as const)
      .map(
        (name) =>
          `<figure><figcaption>${name}</figcaption><img loading="lazy" src="${index}.${name}.png" alt=""></figure>`,
      )
      .join('')}</div></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures ${before} – ${after}</title>
<style>body{font:16px/1.5 system-ui;margin:1rem 2rem}article{border-top:1px solid #999;padding:.5rem 0}article:focus{outline:3px solid #06c}
article>div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:0}img{max-width:100%;border:1px solid #ccc}[hidden]{display:none}</style>
<h1>${findings.length} of ${compared} pictures differ</h1><p>${before} → ${after}</p>
${list('New stories', added)}${list('Stories that are gone', removed)}${list('Stories that failed', failed)}
<label>Filter <input type="search"></label>
<main>${articles.join('\n')}</main>
<script>
const articles=[...document.querySelectorAll('article')];
const filter=document.querySelector('input');
filter.oninput=()=>{for(const one of articles)one.hidden=!one.dataset.words.includes(filter.value.toLowerCase())};
document.onkeydown=(event)=>{
  const step={ArrowDown:1,j:1,ArrowUp:-1,k:-1}[event.key];
  if(!step||event.target===filter)return;
  event.preventDefault();
  const shown=articles.filter((one)=>!one.hidden);
  const next=shown[Math.min(shown.length-1,Math.max(0,shown.indexOf(document.activeElement)+step))];
  next?.focus();next?.scrollIntoView();
};
</script></html>`;
}

/** Writes the report of a comparison into an empty folder. @returns the file to open */
export function writeReport(folder: string, outcome: Outcome): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const findings = [...outcome.findings].sort((a, b) => b.pixels - a.pixels);
  for (const [index, finding] of findings.entries()) {
    for (const name of ['before', 'after', 'difference'] as const) {
      writeFileSync(join(folder, `${index}.${name}.png`), finding[name]);
    }
  }
  const file = join(folder, 'index.html');
  writeFileSync(file, page({ ...outcome, findings }));
  return file;
}
