CREATE TABLE `reminders` (
	`user_id` text PRIMARY KEY NOT NULL,
	`digest` integer DEFAULT false NOT NULL,
	`evening` text DEFAULT 'sunday' NOT NULL,
	`dates` integer DEFAULT false NOT NULL,
	`waiting` integer DEFAULT false NOT NULL,
	`consent_wording` text,
	`consent_version` integer,
	`consent_at` integer,
	`token` text NOT NULL,
	`sent_on` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_token` ON `reminders` (`token`);