import type { ReactNode } from 'react'

export type Fact = readonly [label: string, fact: ReactNode]

/** List of facts with their names. The names must be unique. */
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
