CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`organization` text NOT NULL,
	`impact` text NOT NULL,
	`hours_per_week` real,
	`weeks_per_year` real,
	`position` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `activities_user` ON `activities` (`user_id`);--> statement-breakpoint
CREATE TABLE `applications` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`college` text NOT NULL,
	`status` text NOT NULL,
	`round` text,
	`deadline` integer,
	`decision` text,
	`notes` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `applications_user` ON `applications` (`user_id`);--> statement-breakpoint
CREATE TABLE `honors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`organization` text,
	`kind` text,
	`level` text,
	`grade_year` integer,
	`notes` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `honors_user` ON `honors` (`user_id`);--> statement-breakpoint
CREATE TABLE `tickets` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tickets_user` ON `tickets` (`user_id`);--> statement-breakpoint
CREATE TABLE `versions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`essay_id` text NOT NULL,
	`saved_at` integer NOT NULL,
	`words` integer NOT NULL,
	`score` integer,
	`categories` text,
	`likes` text,
	`needs_work` text,
	`engine` text,
	`text` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`essay_id`) REFERENCES `essays`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `versions_user` ON `versions` (`user_id`);--> statement-breakpoint
CREATE INDEX `versions_essay` ON `versions` (`essay_id`,`saved_at`);--> statement-breakpoint
CREATE INDEX `versions_scored` ON `versions` (`essay_id`,`saved_at`) WHERE "versions"."score" is not null;--> statement-breakpoint
-- A grading becomes a version that has a score; what was written before this release stays.
INSERT INTO `versions` (`id`, `user_id`, `essay_id`, `saved_at`, `words`, `score`, `categories`, `likes`, `needs_work`, `engine`, `text`)
SELECT `id`, `user_id`, `essay_id`, `graded_at`, case when trim(replace(replace(`text`, char(10), ' '), char(9), ' ')) = '' then 0 else 1 + length(replace(replace(replace(trim(replace(replace(`text`, char(10), ' '), char(9), ' ')), ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')) - length(replace(replace(replace(replace(trim(replace(replace(`text`, char(10), ' '), char(9), ' ')), ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' '), ' ', '')) end, `score`, `categories`, `likes`, `needs_work`, `engine`, `text` FROM `gradings`;--> statement-breakpoint
DROP TABLE `gradings`;--> statement-breakpoint
CREATE TABLE `__new_essays` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`app_id` text,
	`title` text DEFAULT '' NOT NULL,
	`prompt` text DEFAULT '' NOT NULL,
	`word_limit` integer,
	`status` text DEFAULT 'drafting' NOT NULL,
	`due` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`words` integer DEFAULT 0 NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`app_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_essays` (`id`, `user_id`, `status`, `revision`, `created_at`, `updated_at`, `words`, `text`)
SELECT `id`, `user_id`, `status`, `revision`, `updated_at`, `updated_at`, case when trim(replace(replace(`text`, char(10), ' '), char(9), ' ')) = '' then 0 else 1 + length(replace(replace(replace(trim(replace(replace(`text`, char(10), ' '), char(9), ' ')), ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' ')) - length(replace(replace(replace(replace(trim(replace(replace(`text`, char(10), ' '), char(9), ' ')), ' ', char(1) || char(2)), char(2) || char(1), ''), char(1) || char(2), ' '), ' ', '')) end, `text` FROM `essays`;--> statement-breakpoint
DROP TABLE `essays`;--> statement-breakpoint
ALTER TABLE `__new_essays` RENAME TO `essays`;--> statement-breakpoint
CREATE INDEX `essays_user` ON `essays` (`user_id`,`app_id`);--> statement-breakpoint
CREATE INDEX `essays_app` ON `essays` (`app_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `essays_one_main` ON `essays` (`user_id`) WHERE "essays"."app_id" is null;--> statement-breakpoint
ALTER TABLE `users` ADD `calendar_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_calendar` ON `users` (`calendar_hash`);