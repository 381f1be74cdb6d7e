import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { authenticate } from './accounts'
import { readForm } from './form'
import { renderLoginPage, renderMessagePage, stylePath } from './pages'
import { style } from './style'

/** Answers requests below `/login/`: style sheet, form, and submitted form. @param prefix path of the issuer */
export function createLoginHandler(provider: Provider, prefix: string) {
  const styleAddress = prefix + stylePath
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url === styleAddress) return send(response, 200, style, 'text/css')
    const interaction = await provider.interactionDetails(request, response).catch(() => null)
    if (interaction === null) {
      const text = 'This sign-in has ended. Go back to the app and start again.'
      return send(response, 400, renderMessagePage('Sign in', styleAddress, text))
    }
    const action = `${prefix}/login/${interaction.uid}`
    if (request.method !== 'POST')
      return send(response, 200, renderLoginPage({ action, style: styleAddress }))

    const form = await readForm(request)
    const username = form.get('username') ?? ''
    const account = authenticate(username, form.get('password') ?? '')
    // Keycloak answers 200 too: a browser's console would report 401 as an error of the page.
    if (account === undefined)
      return send(response, 200, renderLoginPage({ action, style: styleAddress, refused: username }))
    await provider.interactionFinished(request, response, { login: { accountId: account.id } })
  }
}

function send(response: ServerResponse, status: number, text: string, type = 'text/html'): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
  response.end(text)
}
