/** The configuration is missing or wrong; `issues` are lines such as `service.baseUrl: expected url`. */
export class ConfigError extends Error {
  override name = 'ConfigError' as const
  readonly issues: string[]
  constructor(issues: string[], options?: ErrorOptions) {
    super(`The configuration cannot be used: ${issues.join('; ')}`, options)
    this.issues = issues
  }
}
