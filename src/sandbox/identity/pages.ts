/** Path of the pages' style sheet below the issuer. */
export const stylePath = '/login/style.css'

interface LoginPage {
  action: string
  style: string
  /** User name of a refused attempt, to be corrected. */
  refused?: string | undefined
}

/** Returns the login page, which needs no script. */
export function renderLoginPage({ action, style, refused }: LoginPage): string {
  const message =
    refused === undefined ? '' : '<p class="wrong" role="alert">The name or the password is wrong.</p>'
  // After a refusal, the name is filled in and the password is empty.
  const focused = refused ? 'password' : 'username'
  const autofocus = (name: typeof focused) => (name === focused ? ' autofocus' : '')
  return page(
    'Sign in',
    style,
    `${message}
    <form method="post" action="${escapeHtml(action)}">
      <label>User name
        <input name="username" type="text" autocomplete="username" autocapitalize="none" spellcheck="false"
          value="${escapeHtml(refused ?? '')}" required${autofocus('username')}>
      </label>
      <label>Password
        <input name="password" type="password" autocomplete="current-password"
          required${autofocus('password')}>
      </label>
      <button type="submit">Sign in</button>
    </form>
    <p class="hint"><code>team</code> / <code>team</code> sees closed data, <code>guest</code> / <code>guest</code> sees none.</p>`,
  )
}

/** @param text plain text @param form HTML of a form that a button of the page submits */
export function renderMessagePage(title: string, style: string, text: string, form = ''): string {
  return page(title, style, `<p>${escapeHtml(text)}</p>${form}`)
}

function page(title: string, style: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title} · Plugboard sandbox</title>
  <link rel="stylesheet" href="${escapeHtml(style)}">
</head>
<body>
  <main>
    <p class="banner">Local demo</p>
    <h1>${title}</h1>
    ${content}
  </main>
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
