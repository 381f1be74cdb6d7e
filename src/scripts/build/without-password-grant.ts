import { patchPlugin } from './patch-plugin.ts'

export const clientFile = 'oidc-client-ts/dist/esm/oidc-client-ts.js'

/** Methods of oidc-client-ts that send a password. */
export const passwordMethods = ['exchangeCredentials', 'processResourceOwnerPasswordCredentials']

/**
 * Removes the library's password grant (RFC 9700 §2.4: MUST NOT be used), so that no script of the page can send a
 * password. A minifier does not remove methods without a caller.
 */
export const withoutPasswordGrantPlugin = () =>
  patchPlugin({
    name: 'without-password-grant',
    files: [clientFile],
    patch: (code) => withoutMethods(code, passwordMethods),
  })

/**
 * @param code a module whose classes are not indented, with two spaces for each level
 * @throws if a method is not found: the library has changed, so this must change
 */
export function withoutMethods(code: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const method = new RegExp(`\\n {2}async ${name}\\([\\s\\S]*?\\n {2}\\}(?=\\n)`)
    if (!method.test(rest)) throw new Error(`oidc-client-ts has no method "${name}" to cut out.`)
    return rest.replace(method, '')
  }, code)
}
