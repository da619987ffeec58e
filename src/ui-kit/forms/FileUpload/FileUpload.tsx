import { FileText, FileUp, ImageUp, Trash2 } from 'lucide-react';
import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode, type Ref } from 'react';
import { Hint, Label, Problem } from '../Field/Field.styles.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { ChosenFile, Group, FileInput, ChooseLabel, FileName, FileSize, DropZone } from './FileUpload.styles.ts';
import { ImagePreview } from './ImagePreview.tsx';
import { formatFileSize } from './format-file-size.ts';
import { texts } from './texts.ts';

export interface FileUploadProps {
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
  disabled?: boolean;
  /** The file input itself, for a form that focuses the first field with an error. */
  ref?: Ref<HTMLInputElement>;
}

/** One file, chosen or dropped; a picture with a preview. The file input itself is what the keyboard and the screen reader use. */
export function FileUpload({
  label,
  file,
  onFile,
  onUnreadable,
  accept,
  hint,
  error,
  disabled = false,
  ref,
}: FileUploadProps) {
  const id = useId();
  const [isDragOver, setIsDragOver] = useState(false);
  const hasError = Boolean(error);
  const isImage = accept.every((type) => type.startsWith('image/'));
  const ChooseIcon = isImage ? ImageUp : FileUp;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosenFile] = event.target.files ?? [];
    if (chosenFile !== undefined) onFile(chosenFile);
    // The same file chosen again is a choice too.
    event.target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    const [droppedFile] = event.dataTransfer.files;
    if (droppedFile !== undefined && !disabled) onFile(droppedFile);
  };
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(event.type === 'dragover' && !disabled);
  };

  return (
    <Group>
      <Label htmlFor={id}>{label}</Label>
      <DropZone
        data-over={isDragOver || undefined}
        data-broken={hasError || undefined}
        data-held={disabled || undefined}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrop}
      >
        {file !== null && (
          <ChosenFile>
            {isImage ? (
              <ImagePreview file={file} label={texts.preview(file.name)} onUnreadable={onUnreadable} />
            ) : (
              <FileText size={24} aria-hidden />
            )}
            <span>
              <FileName>{file.name}</FileName>
              <FileSize>{formatFileSize(file.size)}</FileSize>
            </span>
            <IconButton
              label={texts.remove(file.name)}
              aria-disabled={disabled}
              icon={<Trash2 size={18} aria-hidden />}
              onClick={() => onFile(null)}
            />
          </ChosenFile>
        )}
        <ChooseLabel htmlFor={id}>
          <ChooseIcon size={20} aria-hidden />
          <b>{file === null ? texts.choose : texts.another}</b> {texts.orDrop}
        </ChooseLabel>
        <FileInput
          ref={ref}
          id={id}
          type="file"
          accept={accept.join(',')}
          disabled={disabled}
          onChange={handleChange}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`}
        />
      </DropZone>
      {!hasError && hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {hasError && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Group>
  );
}
