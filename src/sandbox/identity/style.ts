/** Style sheet of the identity server's pages, with the design tokens of the app that they need. */
export const style = /* css */ `:root {
  color-scheme: light dark;
  --ground: #f3f1ec;
  --surface: #ffffff;
  --line-strong: #7a858d;
  --text: #1b2329;
  --text-soft: #56626b;
  --accent: #0b5f8a;
  --accent-ink: #ffffff;
  --accent-wash: #e6f1f7;
  --wrong: #b93a20;
  --wrong-wash: #fbe7e2;
  --shadow: 0 1px 2px rgb(20 30 40 / 0.06), 0 8px 28px rgb(20 30 40 / 0.12);
}

@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14191d;
    --surface: #1b2126;
    --line-strong: #85929b;
    --text: #eef2f4;
    --text-soft: #aab5bd;
    --accent: #7fc8ee;
    --accent-ink: #0c2330;
    --accent-wash: #17303e;
    --wrong: #f2856c;
    --wrong-wash: #3a1f19;
    --shadow: 0 1px 2px rgb(0 0 0 / 0.4), 0 10px 32px rgb(0 0 0 / 0.45);
  }
}

* {
  box-sizing: border-box;
}

body {
  display: grid;
  min-height: 100vh;
  margin: 0;
  padding: 16px;
  place-items: center;
  background: var(--ground);
  color: var(--text);
  font:
    0.9375rem / 1.5 "Inter Variable",
    Inter,
    system-ui,
    sans-serif;
}

main {
  width: min(100%, 360px);
  padding: 24px;
  border-radius: 16px;
  background: var(--surface);
  box-shadow: var(--shadow);
}

h1 {
  margin: 12px 0 16px;
  font-size: 1.375rem;
  font-weight: 650;
}

.banner {
  display: inline-block;
  margin: 0;
  padding: 2px 12px;
  border-radius: 999px;
  background: var(--accent-wash);
  color: var(--accent);
  font-size: 0.8125rem;
  font-weight: 550;
}

.wrong {
  padding: 8px 12px;
  border-radius: 10px;
  background: var(--wrong-wash);
  color: var(--wrong);
}

.hint {
  margin: 16px 0 0;
  color: var(--text-soft);
  font-size: 0.8125rem;
}

label {
  display: block;
  margin-bottom: 12px;
  color: var(--text-soft);
  font-size: 0.8125rem;
  font-weight: 550;
}

input {
  display: block;
  width: 100%;
  min-height: 44px;
  margin-top: 4px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  background: transparent;
  color: var(--text);
  font: inherit;
  font-size: 1rem;
  font-weight: 400;
}

button {
  width: 100%;
  min-height: 44px;
  margin-top: 4px;
  border: 0;
  border-radius: 999px;
  background: var(--accent);
  color: var(--accent-ink);
  font: inherit;
  font-weight: 550;
  cursor: pointer;
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}
`
