// Copying text, also where the page came over plain http and has no clipboard of its own.

/** Whether the text lies in the clipboard now. A field that shows it is left marked. */
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFrom(field ?? null);
  }
}

/** The old way: mark what is to be copied, and let the browser copy what is marked. */
function copyFrom(field: HTMLInputElement | null): boolean {
  if (!field) return false;
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
