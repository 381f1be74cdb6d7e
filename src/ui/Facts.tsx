import type { ReactNode } from 'react'

export type Fact = readonly [label: string, fact: ReactNode]

/** What there is to say, each under its name. No two names may be the same. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  return (
    <dl className={className}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
