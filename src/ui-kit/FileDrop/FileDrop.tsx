import { FileText, FileUp, ImageUp, Trash2 } from 'lucide-react';
import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode, type Ref } from 'react';
import { Hint, Label, Problem } from '../Field/Field.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Chosen, Group, Input, Invitation, Name, Size, Target } from './FileDrop.styles.ts';
import { Picture } from './Picture.tsx';
import { fileSize } from './fileSize.ts';
import { texts } from './texts.ts';

export interface FileDropProps {
  /** The visible name of the field. */
  label: string;
  /** What was chosen; null before. */
  file: File | null;
  /** Chosen, dropped, or (null) taken away. The owner judges it. */
  onFile: (file: File | null) => void;
  /** The file cannot be drawn: it is no picture, whatever it calls itself. */
  onUnreadable?: () => void;
  /** MIME types or endings the chooser offers; what is dropped may be anything. Only where all are pictures the file is drawn. */
  accept: readonly string[];
  /** Small print below: which files fit. */
  hint?: ReactNode;
  /** Why the file does not do; read out when it appears. */
  error?: string | null | undefined;
  /** What is chosen stays as it is. */
  held?: boolean;
  /** The file input itself, for a form that focuses the first field with an error. */
  ref?: Ref<HTMLInputElement>;
}

/** One file, chosen or dropped; a picture with a preview. The file input itself is what the keyboard and the screen reader use. */
export function FileDrop({ label, file, onFile, onUnreadable, accept, hint, error, held = false, ref }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const broken = Boolean(error);
  const picture = accept.every((type) => type.startsWith('image/'));
  const Invited = picture ? ImageUp : FileUp;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    if (chosen !== undefined) onFile(chosen);
    // The same file chosen again is a choice too.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined && !held) onFile(dropped);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !held);
  };

  return (
    <Group>
      <Label htmlFor={id}>{label}</Label>
      <Target data-over={over || undefined} data-broken={broken || undefined} data-held={held || undefined} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
        {file !== null && (
          <Chosen>
            {picture ? <Picture file={file} label={texts.preview(file.name)} onUnreadable={onUnreadable} /> : <FileText size={24} aria-hidden />}
            <span>
              <Name>{file.name}</Name>
              <Size>{fileSize(file.size)}</Size>
            </span>
            <IconButton label={texts.remove(file.name)} aria-disabled={held} icon={<Trash2 size={18} aria-hidden />} onClick={() => onFile(null)} />
          </Chosen>
        )}
        <Invitation htmlFor={id}>
          <Invited size={20} aria-hidden />
          <b>{file === null ? texts.choose : texts.another}</b> {texts.orDrop}
        </Invitation>
        <Input
          ref={ref}
          id={id}
          type="file"
          accept={accept.join(',')}
          disabled={held}
          onChange={choose}
          aria-invalid={broken || undefined}
          aria-describedby={broken ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`}
        />
      </Target>
      {!broken && hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {broken && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
