/**
 * An object with each field of `Fields`, optional ones too. Where code lists the fields, `tsc` reports one that is
 * missing.
 */
export type EachField<Fields> = { [Name in keyof Required<Fields>]: Fields[Name] }
